import { useEffect } from "react";
import { showLeftToast } from "./lib/next-page-toast.ts";

/** For a page that has no other island to show the toast that the page before left. */
export default function LeftToast() {
  useEffect(showLeftToast, []);
  return null;
}
