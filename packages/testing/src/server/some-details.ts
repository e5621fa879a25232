import type { UserDetails } from "@vedanga/contract";

/** A birth in Warangal; words chosen so that they are found again wherever they leak. */
export const someDetails = (changes: Partial<UserDetails> = {}): UserDetails => ({
  firstName: "Zephyrina",
  lastName: "Quillfeather",
  email: "zephyrina.quillfeather@example.org",
  mobile: "+91 55555 01234",
  birthDate: "1987-11-23",
  birthTime: "04:47",
  location: "Warangal, Telangana, India",
  latitude: "17.978400",
  longitude: "79.594100",
  language: "english",
  zone: "Asia/Kolkata",
  ...changes,
});
