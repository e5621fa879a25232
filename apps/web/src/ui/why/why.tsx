import { type ReactNode, use, useEffect, useRef } from "react";
import { useT } from "#i18n/use-t.ts";
import styles from "./why.module.css";
import { WhyDepthContext } from "./why-depth.ts";

interface WhyProps {
  /** What is asked; 'Why?' when the place says the rest. */
  readonly question?: ReactNode;
  /** The subject, for screen readers, which read the question without its context. */
  readonly about?: string | undefined;
  /** The rule, the positions it used and its source. */
  readonly children: ReactNode;
  /** It was opened: reasons that need a request may be requested. */
  readonly onOpen?: (() => void) | undefined;
}

/** A number explains itself: closed until asked, unless the page answers without being asked. */
export function Why(props: WhyProps) {
  const depth = use(WhyDepthContext);
  if (depth === "absent") return null;
  return depth === "answered" ? <Answered {...props} /> : <Asked {...props} />;
}

function Answered({ question, children, onOpen }: WhyProps) {
  const t = useT();
  const open = useRef(onOpen);
  useEffect(() => open.current?.(), []);
  return (
    <div className={styles.answered}>
      <p className={styles.question}>{question ?? t("ui.why")}</p>
      <div className={styles.answer}>{children}</div>
    </div>
  );
}

function Asked({ question, about, children, onOpen }: WhyProps) {
  const t = useT();
  return (
    <details
      className={styles.why}
      data-needs-script=""
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        {question ?? t("ui.why")}
        {about && <span className="unseen"> {about}</span>}
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
