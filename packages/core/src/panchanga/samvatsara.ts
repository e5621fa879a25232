import { SAMVATSARAS, type Samvatsara } from "../ids.ts";
import { itemAt } from "../item-at.ts";

export interface NamedYear {
  readonly number: number;
  readonly name: Samvatsara;
  /** 1 Prabhava to 60 Akshaya. */
  readonly nameNumber: number;
}

/** A year and its name in the cycle of sixty. */
function named(number: number, cycleOffset: number): NamedYear {
  const nameNumber = (((number + cycleOffset - 1) % 60) + 60) % 60;
  return { number, name: itemAt(SAMVATSARAS, nameNumber), nameNumber: nameNumber + 1 };
}

/** The years of three eras. */
export interface LunarYears {
  readonly saka: NamedYear;
  readonly vikrama: NamedYear;
  readonly kali: NamedYear;
}

/**
 * The lunar year that began at the Ugadi falling in a Gregorian year. Numbers are of years elapsed, as almanacs
 * print them. Names: southern cycle for Saka and Kali, the year turning with Chaitra (Rashtriya Panchang);
 * northern for Vikrama, ten ahead of its number since the last expunged year.
 */
export function lunarYearsOf(gregorianYearOfUgadi: number): LunarYears {
  const saka = gregorianYearOfUgadi - 78;
  const southern = named(saka, 12);
  return {
    saka: southern,
    vikrama: named(gregorianYearOfUgadi + 57, 10),
    kali: { ...southern, number: gregorianYearOfUgadi + 3101 },
  };
}
