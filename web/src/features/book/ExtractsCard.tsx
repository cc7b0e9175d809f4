import { Button, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { BookFormat, Extract } from '@vagu/core/book/schema'
import { momentText } from '@vagu/core/book/cell-text'
import { dayInTallinn } from '@vagu/core/time/day'
import { Card } from '../../ui/Card.tsx'
import { formatsOf, takeFile } from './api.ts'
import styles from './Book.module.css'
import layout from '../../ui/layout.module.css'
import { bookText as text } from './text.ts'

interface Props {
  readonly extracts: readonly Extract[]
  readonly onCheck: (code: string) => void
}

const factsOf = ({ wish, madeAt, madeBy, keptUntil }: Extract): string =>
  [
    text.ofFields(wish.fieldIds?.length ?? null),
    ...(wish.asOf === null ? [] : [text.asOfDay(wish.asOf)]),
    momentText(madeAt),
    madeBy,
    keptUntil === null ? text.gone : text.kept(dayInTallinn(new Date(keptUntil))),
  ]
    .filter((word) => word !== '')
    .join(' · ')

function ExtractRow({ extract, onCheck }: { extract: Extract; onCheck: Props['onCheck'] }) {
  const { wish, code } = extract
  const take = useMutation({ mutationFn: (format: BookFormat) => takeFile(extract, format) })
  return (
    <li className={styles.row}>
      <div>
        <strong>{text.of(text.periods[wish.period], wish.year)}</strong>{' '}
        <span className={styles.code}>{code}</span>
        <p className={layout.quiet}>{factsOf(extract)}</p>
        {take.isPending && (
          <p role="status" className={layout.quiet}>
            {text.taking}
          </p>
        )}
        {take.isError && <p role="alert">{text.takeFailed}</p>}
      </div>
      <div className={layout.wrap}>
        {extract.keptUntil !== null &&
          formatsOf(extract).map((format) => (
            <Button
              key={format}
              size="compact-md"
              variant={format === 'pdf' ? 'light' : 'default'}
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={take.isPending && take.variables === format}
              disabled={take.isPending}
              aria-label={text.take(text.formats[format], code)}
              onClick={() => take.mutate(format)}
            >
              {text.formats[format]}
            </Button>
          ))}
        <Button
          size="compact-md"
          variant="default"
          aria-label={text.verifyOf(code)}
          onClick={() => onCheck(code.replaceAll('-', ''))}
        >
          {text.verify}
        </Button>
      </div>
    </li>
  )
}

/** Extracts that were made, with their files and codes. */
export const ExtractsCard = ({ extracts, onCheck }: Props) => (
  <Card title={text.extracts}>
    {extracts.length === 0 ? (
      <p className={layout.quiet}>{text.noExtracts}</p>
    ) : (
      <Stack gap="xs">
        <ul className={layout.plainList}>
          {extracts.map((extract) => (
            <ExtractRow key={extract._id} extract={extract} onCheck={onCheck} />
          ))}
        </ul>
      </Stack>
    )}
  </Card>
)
