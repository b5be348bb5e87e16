import { rotateKeys } from "../src/domain/rotate-keys.ts";
import { withSite } from "./shared/with-site.ts";

const names = {
  private: "applications' sealed details",
  draft: "drafts",
  email: "waiting emails",
  document: "documents' keys",
  jobAlert: "job alerts",
  savedReminder: "reminders of saved jobs",
  interview: "places of interviews",
  jobOffer: "terms of offers",
  message: "messages of applications",
  messageReason: "reports of messages",
  rejectionNote: "notes about rejections",
  jobReport: "reports about vacancies",
};

await withSite(async ({ background }, config) => {
  const rotated = await rotateKeys(background.sql, background.vault);
  for (const { place, resealed, broken } of rotated) {
    console.log(`${names[place]}: ${resealed} sealed again`);
    for (const id of broken) console.log(`  cannot be opened: ${id}`);
  }
  const lost = rotated.reduce((sum, { broken }) => sum + broken.length, 0);
  const left = rotated.reduce((sum, { left }) => sum + left, 0);
  if (lost + left === 0) console.log("SECRET_KEY opens everything. You can remove SECRET_KEY_PREVIOUS.");
  else process.exitCode = 1;
  if (left > 0)
    console.log(
      `A site sealed ${left} with the previous key in the meantime. Restart every site with the new SECRET_KEY, then run this command again.`,
    );
  if (lost > 0) {
    const why = config.secretKeyPrevious
      ? "Somebody changed them, or sealed them with another key than SECRET_KEY_PREVIOUS"
      : "SECRET_KEY_PREVIOUS is not set. Set it to the key that sealed them, and run this command again";
    console.log(`${lost} cannot be opened. ${why}. The command has sealed all others.`);
  }
});
