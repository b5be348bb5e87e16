export const developersWords = {
  "developers.title": "API for developers",
  "developers.lead": "Search, apply, post and answer by program.",
  "developers.meta.description":
    "The calls of the {site} API: vacancies, applications, reviews and employers, with parameters, bodies and answers.",
  "developers.meta.keywords": "vacancies API, jobs API, OpenAPI, Atom feed of vacancies",
  "developers.document": "OpenAPI document",
  "developers.contents": "Groups of calls",
  "developers.feeds": "New vacancies also come as an Atom feed, by the parameters of the list:",
  "developers.parameters": "Parameters",
  "developers.body": "Body",
  "developers.answers": "Answers",
  "developers.list": "A list of:",
  "developers.optional": "(optional)",
  "developers.empty": "Nothing is needed.",
  "developers.cookie.account": "Needs the cookie of a signed-in account.",
  "developers.cookie.administrator": "Needs the cookie of the administrator's session.",
  "developers.cookie.browser":
    "The cookie `browser` says whose draft and documents these are. The first such call gives it; send it again.",
} as const;
