import { createContext } from "react";

/** How a question is shown: closed until it is opened, answered in full, or not at all. */
export type WhyDepth = "asked" | "answered" | "absent";

/** A document for paper has nothing to open: it answers a question or leaves it out. */
export const WhyDepthContext = createContext<WhyDepth>("asked");
