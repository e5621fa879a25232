// Of the tz database 2026f with backzone (public domain), by npm run regenerate -- zones.
export const TZ_RELEASE = "2026f";
export const INDIAN_ZONE = `Asia/Kolkata|21208 21200 19270 19800 23400+3600|1234343|:-1oaa314 :83glc8 :isc6tm :innm9a 8da 41e 167y`;
