export const birthDetails = {} as const;
