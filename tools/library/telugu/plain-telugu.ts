import { TELUGU_FORMS } from "./forms.ts";
import { joinedClauses } from "./joined-clauses.ts";

const COMMENT = /^\s*(?:\/\/|\/?\*)/;

interface TeluguFault {
  readonly form: string;
  readonly message: string;
}

/** What in the source of a module is not written in the Telugu of this product: each with what to write instead. */
export function teluguFaults(path: string, source: string): TeluguFault[] {
  return source.split("\n").flatMap((line, index) => {
    if (COMMENT.test(line) || !/[\u0c00-\u0c7f]/.test(line)) return [];
    const at = `${path}:${index + 1}`;
    const forms = TELUGU_FORMS.filter(({ where }) => where === undefined || where.test(path)).flatMap(
      ({ name, pattern, instead }) =>
        [...line.matchAll(new RegExp(pattern, "g"))].map(([found]) => ({
          form: name,
          message: `${at}: "${found.trim()}": write ${instead}`,
        })),
    );
    const clauses = joinedClauses(line).map((clauses) => ({
      form: "comma between finite clauses",
      message: `${at}: "${clauses}": write ; between the clauses`,
    }));
    return [...forms, ...clauses];
  });
}
