import { useMatch } from "react-router";
import { signAt } from "#ui/sign/signs.ts";
import { YearFailed } from "./year-failed.tsx";
import { YearOfSign } from "./year-of-sign.tsx";

/** /zodiac/:sign: the year of a Moon sign. */
export function YearOfSignPage() {
  const { sign: part = "" } = useMatch("/zodiac/:sign")?.params ?? {};
  const sign = signAt(part);
  return sign ? <YearOfSign key={sign.slug} sign={sign} /> : <YearFailed error={null} />;
}
