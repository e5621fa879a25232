export const panchang = {} as const;
