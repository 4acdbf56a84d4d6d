/** The allowed licences, by a text that each contains. The first contains the MIT words. */
const texts: Readonly<Record<string, RegExp>> = {
  'OFL-1.1': /SIL Open Font License/i,
  MIT: /MIT License|Permission is hereby granted, free of charge/i,
  'Apache-2.0': /Apache License,?\s+Version 2\.0|apache\.org\/licenses\/LICENSE-2\.0/i,
  BSD: /Redistribution and use in source and binary forms/i,
  ISC: /Permission to use, copy, modify, and\/or distribute this software/i,
  BlueOak: /Blue Oak Model License/i,
}
const stateable = /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD)$/
/** Words of a licence that has to be bought, or that is free only for some. */
const conditions = /commercial|subscription|proprietary|revenue|licen[cs]e key|purchase/i
/** Phrases of free licences that look like restrictions: about damages, and about permitted uses. */
const harmless = /commercial(\s+(damages|advantage|purposes)|,\s+advertising)/gi

export const knownLicences = Object.keys(texts)

/**
 * The licence of a package by the text of its licence files; without any, by its manifest. Undefined if it is not
 * allowed, or if any of the text sets conditions, even in the other half of a dual licence.
 */
export function licenceOf(text: string, stated: string | undefined): string | undefined {
  if (text.trim() === '') return stated !== undefined && stateable.test(stated) ? stated : undefined
  if (conditions.test(text.replace(harmless, ''))) return undefined
  return knownLicences.find((name) => texts[name]?.test(text))
}
