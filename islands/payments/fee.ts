import { createContext, useContext } from "react";

export interface Fee {
  /** `$50`. Absent when the application is free. */
  amount?: string | undefined;
  /** It is paid already. */
  paid: boolean;
  /** Why nothing is to pay where others pay. */
  waivedFor?: string | undefined;
}

export const FeeContext = createContext<Fee>({ paid: false });

export const useFee = () => useContext(FeeContext);

/** Something is left to pay. */
export const isDue = ({ amount, paid }: Fee) => amount !== undefined && !paid;
