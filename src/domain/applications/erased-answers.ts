import { t } from "../../content/words.ts";

/** What stands in place of the answers that an erased application held. */
export const erasedAnswers = () =>
  ({
    fullName: t("erasure.byCandidate"),
    email: "",
    nationality: "",
    resumeUrl: "",
    passportCopyUrl: "",
    certificatesUrl: null,
    photographUrl: null,
    desiredPosition: "",
    willingToRelocate: false,
    withheld: "erased",
  }) as const;
