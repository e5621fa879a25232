import { benchFirstAnswer } from "../library/bench/first-answer.ts";

await benchFirstAnswer();
