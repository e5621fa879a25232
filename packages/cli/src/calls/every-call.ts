export { calls } from "@vedanga/contract";
