import { Button } from '@mantine/core'
import type { PriaBlocked, PriaIncoming, PriaOutgoing, PriaPreview } from '@vagu/core/pria/run-schema'
import { type ReactNode, useState } from 'react'
import { BodyLines } from '../../entities/pria/BodyLines.tsx'
import { memberName, memberValue } from '../../entities/pria/members.ts'
import { Fold } from '../../ui/Fold.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Comparison.module.css'
import { runText as text } from './run-text.ts'
import { readableTitle } from './short-facts.ts'

const STEP = 50

interface PartProps<Item> {
  readonly title: string
  readonly items: readonly Item[]
  readonly render: (item: Item) => ReactNode
}

/** Some of many, and the rest on demand. */
function Part<Item extends { readonly id: string }>({ title, items, render }: PartProps<Item>) {
  const [shown, setShown] = useState(STEP)
  if (items.length === 0) return null
  const more = Math.min(STEP, items.length - shown)
  return (
    <section aria-label={title}>
      <h3 className={styles.partTitle}>{title}</h3>
      <ul className={layout.plainList}>
        {items.slice(0, shown).map((item, index) => (
          <li key={`${item.id} ${index}`} className={styles.previewed}>
            {render(item)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="subtle" onClick={() => setShown(shown + STEP)}>
          {text.moreRows(more)}
        </Button>
      )}
    </section>
  )
}

const Outgoing = ({ title, action, body, before }: PriaOutgoing) => (
  <>
    <p className={styles.previewHead}>
      <strong>{readableTitle(title)}</strong> <span className={layout.quiet}>{text.out[action]}</span>
    </p>
    {body && (
      <Fold names={[]} label={text.exact} summary="" isForced={false}>
        <BodyLines body={body} before={before} />
      </Fold>
    )}
    {body === null && before && (
      <Fold names={[]} label={text.exactGone} summary="" isForced={false}>
        <BodyLines body={before} />
      </Fold>
    )}
  </>
)

const keepsBoth = (action: PriaIncoming['action']): boolean => action === 'LINK' || action === 'KEEP'

/** Members that differ, and do so after it too. */
const Kept = ({ differences }: Pick<PriaIncoming, 'differences'>) => (
  <p className={layout.quiet}>
    {text.kept([...new Set(differences.map(({ path }) => memberName(path)))].join(', '))}
  </p>
)

const Incoming = ({ title, action, differences }: PriaIncoming) => (
  <>
    <p className={styles.previewHead}>
      <strong>{readableTitle(title)}</strong> <span className={layout.quiet}>{text.in[action]}</span>
    </p>
    {differences.length > 0 && keepsBoth(action) && <Kept differences={differences} />}
    {differences.length > 0 && !keepsBoth(action) && (
      <ul className={styles.changes}>
        {differences.map(({ path, of, ours, theirs }) => (
          <li key={`${path} ${of}`}>
            {memberName(path)}
            {of !== '' && ` (${of})`}: <del>{memberValue(path, ours)}</del>{' '}
            <ins>{memberValue(path, theirs)}</ins>
          </li>
        ))}
      </ul>
    )}
  </>
)

const Blocked = ({ title, reason }: PriaBlocked) => (
  <p className={styles.previewHead}>
    <strong>{readableTitle(title)}</strong> <span className={styles.refused}>{text.blocks[reason]}</span>
  </p>
)

/** Parts of a preview: what goes to the agency, what changes here, what stays undone and why. */
export const PreviewParts = ({
  preview: { outgoing, incoming, blocked },
}: {
  readonly preview: PriaPreview
}) => (
  <>
    <Part
      title={text.outgoingTitle(outgoing.length)}
      items={outgoing}
      render={(item) => <Outgoing {...item} />}
    />
    <Part
      title={text.incomingTitle(incoming.length)}
      items={incoming}
      render={(item) => <Incoming {...item} />}
    />
    <Part
      title={text.blockedTitle(blocked.length)}
      items={blocked}
      render={(item) => <Blocked {...item} />}
    />
  </>
)
