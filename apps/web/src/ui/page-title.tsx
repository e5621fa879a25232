import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";

interface PageTitleProps {
  /** The title of the window and of the history; the h1 too, unless `children` say it better. */
  readonly id: MessageId;
  /** What the window says instead once it is known: the day, the place. */
  readonly title?: string | undefined;
  /** All that the window says until `title` is known: a page may arrive with it. */
  readonly whole?: string | undefined;
  /** What a search engine shows below the title. */
  readonly description?: MessageId;
  /** The same where the page has words of its own for it. */
  readonly summary?: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The page's one h1, which takes the focus on arrival, and the document's title. */
export function PageTitle({ id, title, whole, description, summary, className, children }: PageTitleProps) {
  const t = useT();
  const described = description ? t(description) : summary;
  return (
    <>
      <title>{title === undefined && whole !== undefined ? whole : `${title ?? t(id)} · ${t("app.name")}`}</title>
      {described && <meta name="description" content={described} />}
      <h1 className={className} tabIndex={-1}>
        {children ?? t(id)}
      </h1>
    </>
  );
}
