import { errorBody } from "@vedanga/contract";

/** What any call may answer instead of its own shape. */
export const refusalShapes = { "4xx": errorBody, "5xx": errorBody } as const;
