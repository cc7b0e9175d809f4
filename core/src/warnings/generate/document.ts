import type { Example, Rule } from '../rule.ts'
import type { SourceTrust } from '../schema.ts'
import type { RuleFolder } from './rule-folder.ts'

const ANSWERS = { broken: 'warns', unknown: 'cannot tell', advice: 'advises' } as const

/** One line of what the rule says of an example. */
function answerOf({ findings }: Example): string {
  if (findings.length === 0) return 'silent'
  const [first] = findings
  const day = first?.date ? ` on ${first.date}` : ''
  const times = findings.length > 1 ? `, ${findings.length} times` : ''
  return `${ANSWERS[first?.outcome ?? 'broken']}${day}${times}`
}

const READ: Readonly<Record<SourceTrust, string>> = {
  text: 'text of the act',
  excerpt: 'excerpt',
  unread: 'not read',
  label: 'label',
  own: 'own check',
}

const basesOf = (rule: Rule): string[] => {
  const rows = rule.sources.entries.flatMap(({ since, value }) =>
    value.bases.map(({ act, paragraph, redaction, url, compared, trust }) => {
      const published = url ? `[${redaction}](${url})` : (redaction ?? '')
      return `| ${since ?? ''} | ${act} | ${paragraph ?? ''} | ${published} | ${READ[trust]} | ${compared ?? ''} |`
    }),
  )
  return [
    '| since | rests on | paragraph | redaction | read | compared on |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ]
}

function limitsOf({ limits = [] }: Rule): string[] {
  const rows = limits.flatMap(({ what, unit, values, source }) =>
    values.entries.map(({ since, value }) => `| ${what} | ${since ?? ''} | ${value} ${unit} | ${source} |`),
  )
  return rows.length === 0 ? [] : ['| limit | since | value | source |', '|---|---|---|---|', ...rows, '']
}

function sectionOf({ rule, examples }: RuleFolder): string[] {
  const message = examples.flatMap(({ findings }) => findings).find((finding) => finding.message)?.message
  return [
    `## ${rule.title}`,
    '',
    `\`${rule.id}\`, ${rule.level}`,
    '',
    rule.summary,
    '',
    ...basesOf(rule),
    ...limitsOf(rule),
    ...(message ? [`> ${message}`, ''] : []),
    '| example | the rule |',
    '|---|---|',
    ...examples.map((example) => `| ${example.name} | ${answerOf(example)} |`),
    '',
  ]
}

/** `docs/rules.md`: every rule with its source, a message and its examples. */
export const rulesDocument = (folders: readonly RuleFolder[]): string =>
  [
    '# Rules',
    '',
    'Made from the rules in `core/src/warnings`; `npx vitest run core/src/warnings -u` writes it anew.',
    '',
    ...folders.flatMap(sectionOf),
  ].join('\n')
