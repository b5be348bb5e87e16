import { useEffect } from "react";
import { showLeftToast } from "./lib/next-page-toast.ts";

/** Shows what the page before left to be told; for a page that has no other island to do it. */
export default function LeftToast() {
  useEffect(showLeftToast, []);
  return null;
}
