import type { UserDetails } from "@vedanga/contract";

/** Born in Warangal on 17 May 1990, 6:05 in the morning: Taurus rising, Moon in Capricorn. */
export const ANJALI: UserDetails = {
  firstName: "Anjali",
  lastName: "Rao",
  email: "anjali@example.org",
  mobile: "0000000000",
  birthDate: "1990-05-17",
  birthTime: "06:05",
  location: "Warangal, Telangana, India",
  latitude: "17.978400",
  longitude: "79.594100",
  language: "english",
  zone: "Asia/Kolkata",
};

/** Born in Jersey City in July 1996, under daylight saving time. */
export const RAVI: UserDetails = {
  firstName: "Ravi",
  lastName: "Kumar",
  email: "ravi@example.org",
  mobile: "0000000001",
  birthDate: "1996-07-04",
  birthTime: "21:40",
  location: "Jersey City, New Jersey, United States",
  latitude: "40.728200",
  longitude: "-74.077600",
  language: "english",
  zone: "America/New_York",
};
