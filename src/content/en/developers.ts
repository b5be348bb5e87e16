export const developersWords = {
  "developers.title": "API for developers",
  "developers.lead": "Your program can search, apply, post jobs and answer candidates.",
  "developers.meta.description":
    "The calls of the {site} API: jobs, applications, reviews and employers, with parameters, bodies and answers.",
  "developers.meta.keywords": "jobs API, OpenAPI, Atom feed of jobs",
  "developers.document": "OpenAPI document",
  "developers.contents": "Groups of calls",
  "developers.first": "Anybody may read the jobs. Such a call needs no key:",
  "developers.sessions":
    "A call for an account or for the administrator needs the cookie that `POST /api/auth/sign-in` or `POST /api/admin/login` sets.",
  "developers.feeds": "New jobs also come as an Atom feed. It takes the parameters of the list:",
  "developers.parameters": "Parameters",
  "developers.body": "Body",
  "developers.answers": "Answers",
  "developers.list": "A list of:",
  "developers.optional": "(optional)",
  "developers.empty": "Nothing is needed.",
  "developers.cookie.account": "Needs the cookie of a signed-in account.",
  "developers.cookie.administrator": "Needs the cookie of the administrator's session.",
  "developers.cookie.browser":
    "The cookie `browser` identifies the draft and its documents. The first such call sets it. Send it with each later call.",
} as const;
