import { employerCall, employerPage, open, openThing, ownCall, ownPage, type Rows } from "./role-row.ts";

export const messageRoles: Rows = {
  "GET apiMessages": ownCall("application", { unchecked: 409 }),
  "POST apiMessages": {
    guard: "employer",
    answers: [401, 403, 201, 404, 401],
    unchecked: 409,
    of: { thing: "application", missing: [401, 403, 404, 404, 401] },
    json: { text: "When can you start?" },
  },
  "POST apiMessagesReading": ownCall("application", { json: {}, unchecked: 409 }),
  "POST apiMessageReport": employerCall(404, { json: { reason: "Spam" } }),
  "GET applicationMessages": openThing("link", 200),
  "POST applicationMessages": openThing("link", "303 /application/LINK", {
    form: { text: "In May" },
    unchecked: 409,
  }),
  "POST applicationMessagesReading": openThing("link", "303 /application/LINK", { form: {} }),
  "GET applicationMessagesReading": open("303 /application/ID/messages"),
  "POST applicationMessageReport": open(404, { form: { reason: "Spam" } }),
  "GET applicationMessageReport": open("303 /application/ID/messages"),
  "GET employerMessages": ownPage("application", 200, { unchecked: 409 }),
  "POST employerMessages": ownPage("application", "303 /employer/applications/ID/messages", {
    form: { text: "When can you start?" },
    unchecked: 409,
  }),
  "POST employerMessagesReading": ownPage("application", "303 /employer/applications/ID/messages", {
    form: {},
    unchecked: 409,
  }),
  "GET employerMessagesReading": open("303 /employer/applications/ID/messages"),
  "POST employerMessageReport": employerPage(404, { form: { reason: "Spam" } }),
  "GET employerMessageReport": open("303 /employer/applications/ID/messages"),
};
