import { useT } from "#i18n/use-t.ts";
import { Field } from "#ui/field/field.tsx";

/** A link that the browser did not copy: a press selects it whole. */
export function LinkByHand({ link }: { readonly link: string }) {
  const t = useT();
  return (
    <Field label={t("share.link")} value={link} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
  );
}
