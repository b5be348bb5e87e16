import { certificatePlaces } from "../../src/shared/applications/added-certificate.ts";
import type { Answers } from "../../src/shared/applying/application.ts";
import { documentPlaces } from "../../src/shared/applying/document-fields.ts";
import { changedAnswers } from "./read-answers.ts";
import type { DraftPart, Placed, Saved } from "./save-draft.ts";
import type { KeptDocuments } from "./wizard-props.ts";

type Name = keyof Answers;

interface Tab {
  draft: string | null;
  answers: Answers;
  read: () => { answers: Answers; documents: KeptDocuments };
  show: (answers: Answers, documents?: KeptDocuments) => void;
  send: (part: Omit<Placed, "jobId">) => Promise<Saved>;
  onSaved: (sent: Answers) => void;
}

export type DraftSaving = ReturnType<typeof openDraftSaving>;

const certificates = ["certificatesUrl", ...certificatePlaces] as const;

const namesOf = (answers: Answers) => Object.keys(answers) as Name[];

export const picked = <T extends object>(from: T, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => wanted(name))) as Partial<T>;

const without = (answers: Answers, others: object): Answers => picked(answers, (name) => !(name in others));

/** Saves what this tab has changed in a draft that other tabs share, one save after the other. */
export function openDraftSaving({ read, show, send, onSaved, ...drawn }: Tab) {
  let { draft, answers: known } = drawn;
  // The answer to a save was lost, so the server may hold other values of these.
  const unsure = new Set<Name>();
  let last: Promise<unknown> = Promise.resolve();

  const unsaved = (now: Answers): Answers => {
    const changed = changedAnswers(known, now);
    return picked(now, (name) => name in changed || unsure.has(name as Name));
  };

  const inTurn = (save: () => Promise<Saved>): Promise<Saved> => {
    const saved = last.then(save);
    last = saved;
    return saved;
  };

  const attempt = async ({ answers = {}, documents }: DraftPart): Promise<Saved> => {
    const before = read();
    const others = without(unsaved(before.answers), answers);
    const names = namesOf(answers);
    const doubted = names.filter((name) => !unsure.has(name));
    for (const name of names) unsure.add(name);
    const places = certificates.filter((place) => place in answers);
    const result = await send({
      answers,
      documents: { ...picked(before.documents, (name) => name in answers), ...documents },
      replaces: Object.fromEntries(places.map((place) => [place, known[place] ?? ""])),
      draft,
    });
    const settled = result.saved ? names : result.passing ? [] : doubted;
    for (const name of settled) unsure.delete(name);
    if (!result.saved) return result;
    onSaved(answers);
    const isAnother = draft !== null && result.draft !== draft;
    draft = result.draft;
    known = result.answers;
    if (isAnother) return saveAgain(answers);
    const now = read().answers;
    show({ ...now, ...known, ...others, ...changedAnswers(before.answers, now) }, result.documents);
    return result;
  };

  /** The draft was gone, so the server made a new one of these answers alone. */
  const saveAgain = async (saved: Answers): Promise<Saved> => {
    const rest = () => without(unsaved(read().answers), saved);
    const result = await attempt({ answers: rest() });
    const lost = result.issues.filter(({ path }) => documentPlaces.some((place) => place === path));
    if (lost.length === 0) return result;
    // The uploads are gone with the draft. The step of the documents asks for them again.
    show({ ...read().answers, ...Object.fromEntries(lost.map(({ path }) => [path, ""])) });
    return attempt({ answers: rest() });
  };

  return {
    get id() {
      return draft;
    },
    get known() {
      return known;
    },
    unsaved,
    save: () => inTurn(() => attempt({ answers: unsaved(read().answers) })),
    savePart: (part: DraftPart) => inTurn(() => attempt(part)),
  };
}
