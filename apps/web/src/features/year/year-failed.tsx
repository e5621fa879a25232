import type { ComponentProps } from "react";
import { MessageSheet } from "#ui/message/message-sheet.tsx";
import { YearFault } from "./year-fault.tsx";

/** There is no prediction to show. */
export const YearFailed = (fault: ComponentProps<typeof YearFault>) => (
  <MessageSheet title="year.failed">
    <YearFault {...fault} />
  </MessageSheet>
);
