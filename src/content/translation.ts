type PluralBase<Key> = Key extends `${infer Base}.other` ? Base : never;

/**
 * The texts of a language for the keys of one English file. A language with more plural categories than English (CLDR)
 * adds them beside `one` and `other`.
 */
export type Translation<English extends Record<string, string>> = {
  readonly [Key in keyof English]: string;
} & {
  readonly [Base in PluralBase<keyof English> as `${Base}.${"zero" | "two" | "few" | "many"}`]?: string;
};
