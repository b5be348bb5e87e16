import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ApiError } from "./api.ts";

const errors = suite("ApiError");

errors("tells an error as status and body, and what the server says to the person", () => {
  const error = new ApiError(415, '{"message":"Wrong type"}', "Unsupported Media Type");
  assert.is(error.message, '415: {"message":"Wrong type"}');
  assert.is(error.said, "Wrong type");
});

errors("tells an error without a body by its status text", () => {
  const error = new ApiError(502, "", "Bad Gateway");
  assert.is(error.message, "502: Bad Gateway");
  assert.is(error.said, undefined);
});

errors.run();
