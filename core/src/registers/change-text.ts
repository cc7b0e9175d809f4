/** Sentences of what changed in the register. */
import type { ChangeKind, RegisterChange } from './schema.ts'

type Facts = Omit<RegisterChange, 'message'>

const MAX_NAMED = 10

function listed(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED
  return rest > 0 ? `${names.slice(0, MAX_NAMED).join(', ')} ja veel ${rest}` : names.join(', ')
}

const between = ({ before, after }: Facts): string => `${before ?? 'märkimata'} → ${after ?? 'märkimata'}`
const usesOf = ({ crops, targets }: Facts): string =>
  targets.length === 0 ? listed(crops) : `${listed(crops)} (${listed(targets)})`

const sentences: Readonly<Record<ChangeKind, (facts: Facts) => string>> = {
  added: ({ name }) => `Toode „${name}“ on nüüd taimekaitsevahendite registris.`,
  gone: ({ name }) => `Toodet „${name}“ ei ole enam taimekaitsevahendite registris.`,
  authorisationEnded: ({ name, after }) => `Toote „${name}“ luba lõppes ${after ?? ''}.`,
  authorisationChanged: (facts) => `Toote „${facts.name}“ loa lõpptähtaeg muutus: ${between(facts)}.`,
  useUpChanged: (facts) => `Toote „${facts.name}“ varude kasutamise tähtaeg muutus: ${between(facts)}.`,
  doseChanged: (facts) =>
    `Toote „${facts.name}“ kulunorm muutus: ${between(facts)}. Kultuurid: ${listed(facts.crops)}.`,
  harvestDelayChanged: (facts) =>
    `Toote „${facts.name}“ ooteaeg muutus: ${between(facts)}. Kultuurid: ${listed(facts.crops)}.`,
  workDelayChanged: (facts) =>
    `Toote „${facts.name}“ tööooteaeg muutus: ${between(facts)}. Kultuurid: ${listed(facts.crops)}.`,
  timesChanged: (facts) =>
    `Toote „${facts.name}“ lubatud töötlemiskordade arv muutus: ${between(facts)}. Kultuurid: ${listed(facts.crops)}.`,
  intervalChanged: (facts) =>
    `Toote „${facts.name}“ töötlemiste vahe muutus: ${between(facts)}. Kultuurid: ${listed(facts.crops)}.`,
  useAdded: (facts) => `Toote „${facts.name}“ uued kasutusalad: ${usesOf(facts)}.`,
  useGone: (facts) => `Toote „${facts.name}“ kasutusalad, mida enam ei ole: ${usesOf(facts)}.`,
}

export const changeSentence = (facts: Facts): string => sentences[facts.kind](facts)
