import { useMatch } from "react-router";
import { signAt } from "#ui/sign/signs.ts";
import { DayOfSign } from "./day-of-sign.tsx";
import { UnknownSign } from "./unknown-sign.tsx";

/** /zodiac/daily/:sign: the day of a Moon sign. */
export function DailyPage() {
  const { sign: part = "" } = useMatch("/zodiac/daily/:sign")?.params ?? {};
  const sign = signAt(part);
  return <div className="sheet">{sign ? <DayOfSign key={sign.slug} sign={sign} /> : <UnknownSign />}</div>;
}
