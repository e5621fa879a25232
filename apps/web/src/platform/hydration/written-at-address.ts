import { createContext } from "react";

/** True on a page whose HTML was written at its own address: what an address alone decides is in it. */
export const WrittenAtAddress = createContext(false);
