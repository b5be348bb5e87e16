import { useEffect } from "react";
import { showLeftToast } from "./lib/next-page-toast.ts";

/** Shows the toast of the page before, on a page that has no other island to do so. */
export default function LeftToast() {
  useEffect(showLeftToast, []);
  return null;
}
