import { AppRedirect } from "#platform/navigation/app-redirect.tsx";

/** The specification names it as a way back only. */
export default function ZodiacSigns() {
  return <AppRedirect to="/year" />;
}
