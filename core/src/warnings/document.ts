import { examplesOf } from './examples.ts'
import { rules } from './registry.ts'
import type { Example, Rule } from './rule.ts'

const ANSWERS = { broken: 'warns', unknown: 'cannot tell', advice: 'advises' } as const

/** One line of what the rule says of an example. */
function answerOf({ findings }: Example): string {
  if (findings.length === 0) return 'silent'
  const [first] = findings
  const day = first?.date ? ` on ${first.date}` : ''
  const times = findings.length > 1 ? `, ${findings.length} times` : ''
  return `${ANSWERS[first?.outcome ?? 'broken']}${day}${times}`
}

const sourcesOf = (rule: Rule): string[] =>
  rule.sources.entries.map(({ since, value }) => {
    const link = value.url ? `[${value.title}](${value.url})` : value.title
    return `- ${since ? `since ${since}: ` : ''}${link}`
  })

function limitsOf({ limits = [] }: Rule): string[] {
  const rows = limits.flatMap(({ what, unit, values, source }) =>
    values.entries.map(({ since, value }) => `| ${what} | ${since ?? ''} | ${value} ${unit} | ${source} |`),
  )
  return rows.length === 0 ? [] : ['| limit | since | value | source |', '|---|---|---|---|', ...rows, '']
}

function sectionOf(rule: Rule): string[] {
  const examples = examplesOf[rule.id] ?? []
  const message = examples.flatMap(({ findings }) => findings).find((finding) => finding.message)?.message
  return [
    `## ${rule.title}`,
    '',
    `\`${rule.id}\`, ${rule.level}`,
    '',
    rule.summary,
    '',
    ...sourcesOf(rule),
    '',
    ...limitsOf(rule),
    ...(message ? [`> ${message}`, ''] : []),
    '| example | the rule |',
    '|---|---|',
    ...examples.map((example) => `| ${example.name} | ${answerOf(example)} |`),
    '',
  ]
}

/** `docs/rules.md`: every rule with its source, a message and its examples. */
export const rulesDocument = (): string =>
  [
    '# Rules',
    '',
    'Made from the rules in `core/src/warnings`; `npx vitest run core/src/warnings -u` writes it anew.',
    '',
    ...rules.flatMap(sectionOf),
  ].join('\n')
