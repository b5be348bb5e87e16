import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { aPosting, apply, postJob } from "../../../tests/support/employer.ts";
import { fieldMessages, json, send } from "../../../tests/support/site.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { textLanguages } from "../../shared/jobs/text-languages.ts";
import { inLocale, type Locale, locales } from "../../shared/languages.ts";

const language = suite("the language of a job");
const { browser } = await anEmployer();

const written = { title: "Soldador naval", description: "Solda cascos.", requirements: "Certificado 6G" };
const { lang: _, ...withoutLanguage } = aPosting();

const pageOf = async ({ id }: Job, locale: Locale) => (await send(inLocale(locale, `/jobs/${id}`))).text();

language("is English unless the posting names another", async () => {
  const response = await browser.post("/api/jobs", withoutLanguage);
  assert.is(response.status, 201);
  assert.is(((await response.json()) as Job).lang, "en");
  assert.is((await postJob({ browser }, { lang: "pt" })).lang, "pt");
});

language("stays as it is until a change names it", async () => {
  const { id } = await postJob({ browser }, { lang: "pt" });
  const patch = async (changes: object) =>
    ((await (await browser.send(`/api/jobs/${id}`, json(changes, "PATCH"))).json()) as Job).lang;
  assert.is(await patch({ vacancies: 2 }), "pt");
  assert.is(await patch({ lang: "no" }), "no");
  assert.is(((await (await send(`/api/jobs/${id}`)).json()) as Job).lang, "no");
});

for (const lang of ["xx", "EN", "", null, 7])
  language(`is refused at its field for ${JSON.stringify(lang)}`, async () => {
    const response = await browser.post("/api/jobs", { ...aPosting(), lang });
    assert.is(response.status, 400);
    assert.equal(await fieldMessages(response), {
      lang: `Language must be one of ${textLanguages.join(", ")}`,
    });
  });

language("is chosen in the form, where English is chosen at first", async () => {
  const html = await (await browser.send("/employer/post-job")).text();
  const select = (page: string) => /<select[^>]* name="lang".*?<\/select>/s.exec(page)![0];
  assert.match(select(html), /<option value="en" selected[^>]*>English</);
  const fields = Object.fromEntries(Object.entries(aPosting()).map(([name, value]) => [name, String(value)]));
  assert.is((await browser.submit("/employer/post-job", { ...fields, lang: "tr" })).status, 303);
  const jobs = (await (await browser.send("/api/employer/jobs")).json()) as Job[];
  const job = jobs.find(({ title }) => title === fields.title)!;
  assert.is(job.lang, "tr");
  const edited = await (await browser.send(`/es/employer/jobs/${job.id}/edit`)).text();
  assert.match(select(edited), /<option value="tr" selected[^>]*>turco</);
});

const sentences: Record<Locale, string> = {
  en: "The text of this job is in Portuguese.",
  es: "El texto de este empleo está en portugués.",
  ar: "لغة نص هذه الوظيفة: \u2068البرتغالية\u2069.",
  fr: "Le texte de cette offre est en portugais.",
  id: "Teks lowongan ini berbahasa Portugis.",
  ru: "Язык текста вакансии: португальский.",
};
for (const locale of locales)
  language(`is told to a reader of another, and marks the text, in ${locale}`, async () => {
    const page = await pageOf(await postJob({ browser }, { ...written, lang: "pt" }), locale);
    assert.ok(page.includes(`>${sentences[locale]}</p>`));
    assert.match(page, /<h1><bdi lang="pt">Soldador naval<\/bdi><\/h1>/);
    assert.match(page, /<p class="lines" dir="auto" lang="pt">Solda cascos\.<\/p>/);
    assert.match(page, /<ul class="needs plain" dir="auto" lang="pt"><li>Certificado 6G<\/li>/);
  });

language("is not told to a reader of the same language", async () => {
  const page = await pageOf(await postJob({ browser }, { ...written, lang: "fr" }), "fr");
  assert.not.match(page, "Le texte de cette offre est en");
  assert.not.match(page, 'lang="fr">Sold');
});

language("is in the preview of the form", async () => {
  const fields = Object.fromEntries(Object.entries(aPosting()).map(([name, value]) => [name, String(value)]));
  const typed = { ...fields, ...written, lang: "pt", preview: "1" };
  const html = await (await browser.submit("/employer/post-job", typed)).text();
  const preview = html.slice(html.indexOf('id="preview"'));
  assert.match(preview, sentences.en);
  assert.match(preview, /lang="pt">Solda cascos/);
});

language("is English in the preview when nobody can choose what was sent", async () => {
  const fields = Object.fromEntries(Object.entries(aPosting()).map(([name, value]) => [name, String(value)]));
  const typed = { ...fields, ...written, lang: "a\u0000b", preview: "1" };
  const response = await browser.submit("/employer/post-job", typed);
  assert.is(response.status, 200);
  assert.match(await response.text(), "Solda cascos");
});

language("is kept with the text that a candidate applied to", async () => {
  const job = await postJob({ browser }, { ...written, lang: "pt" });
  const application = await apply(job.id);
  const html = await (await browser.send(`/employer/applications/${application}/job`)).text();
  assert.match(html, sentences.en);
});

language.run();
