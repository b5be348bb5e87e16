import { suite } from "uvu";
import * as assert from "uvu/assert";
import { partnerCategory } from "./partner-category.ts";

const category = suite("partnerCategory");

category("finds a keyword in any case, inside the name", () => {
  assert.is(partnerCategory("TATA Consultancy Services"), "it");
  assert.is(partnerCategory("The Glencore Group"), "mining");
  assert.is(partnerCategory("Skanska Nord"), "construction");
  assert.is(partnerCategory("Halliburton"), "oil-and-gas");
});

category("prefers the name's keyword to what the dataset says", () => {
  assert.is(partnerCategory("Infosys", "mining"), "it");
});

category("takes what the dataset says for a name without a keyword", () => {
  assert.is(partnerCategory("Northern Ore", "mining"), "mining");
});

category("takes everybody else for a shipping company", () => {
  assert.is(partnerCategory("Northern Tide", null), "shipping");
});

category.run();
