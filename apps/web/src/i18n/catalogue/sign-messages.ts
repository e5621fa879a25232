import type { SignNames } from "@vedanga/names";

type Rasi = keyof SignNames;
type SignMessages = Record<
  `sign.${Rasi}Text` | `guardian.${Rasi}` | `guardian.${Rasi}Gift` | `guardian.${Rasi}Text`,
  string
>;

/** The words about signs and their guardians, which answers use too, as messages of the screens. */
export function signMessages(signs: SignNames): Readonly<SignMessages> {
  const messages = Object.entries(signs).flatMap(([rasi, { about, guardian }]) => [
    [`sign.${rasi}Text`, about],
    [`guardian.${rasi}`, guardian.name],
    [`guardian.${rasi}Gift`, guardian.gift],
    [`guardian.${rasi}Text`, guardian.about],
  ]);
  return Object.fromEntries(messages);
}
