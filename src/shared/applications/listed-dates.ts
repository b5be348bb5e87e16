import { longDateTime, shortDate } from "../format.ts";

/** The specification writes the days and hours of the administrator's list with two digits: `Jan 03, 2027`, `January 03, 2027 at 02:05 PM`. */
const inTwoDigits = (text: string) => text.replace(/(?<= )\d(?=, \d{4}|:\d\d [AP]M)/g, "0$&");

export const listedDate = (value: Date | string) => inTwoDigits(shortDate(value));
export const listedDateTime = (value: Date | string) => inTwoDigits(longDateTime(value));
