/** Why the personal part of an application is not there: erased, or sealed by a key that is lost. */
export type Withheld = "erased" | "unreadable";
