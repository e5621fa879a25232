import { benchFirstAnswer } from "./bench/first-answer.ts";

await benchFirstAnswer();
