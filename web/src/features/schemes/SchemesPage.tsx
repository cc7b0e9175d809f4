import { Button } from '@mantine/core'
import { IconChecklist, IconEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { GRAVITY } from '@vagu/core/warnings/inspection-day/schema'
import { type RequirementState, type SchemesOfYear, type State } from '@vagu/core/schemes/schema'
import { PARTS, SCHEMES, type SchemeKey } from '@vagu/core/schemes/table'
import { useState } from 'react'
import { QueryFailed } from '../../ui/QueryFailed.tsx'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IfMay } from '../../ui/may.tsx'
import { Page } from '../../ui/Page.tsx'
import { schemesQuery } from './queries.ts'
import { ParticipationDialog } from './ParticipationDialog.tsx'
import { ParticipationHistory } from './ParticipationVersions.tsx'
import { RequirementItem } from './RequirementItem.tsx'
import styles from './Schemes.module.css'
import { schemesText as text } from './text.ts'

type Shown = State | 'all'

const ChangeButton = ({ onClick }: { readonly onClick: () => void }) => (
  <IfMay to="write">
    <Button leftSection={<IconEdit size={20} aria-hidden />} onClick={onClick}>
      {text.change}
    </Button>
  </IfMay>
)

const gravityOf = ({ now }: RequirementState): number => GRAVITY.indexOf(now.state)

const countOf = (requirements: readonly RequirementState[], state: State): number =>
  requirements.filter(({ now }) => now.state === state).length

interface FilterProps {
  readonly requirements: readonly RequirementState[]
  readonly shown: Shown
  readonly onChange: (shown: Shown) => void
}

/** How many requirements stand how; one of them alone is a tap away. */
const StateFilter = ({ requirements, shown, onChange }: FilterProps) => (
  <ChoiceChips
    label={text.filter}
    name="shown"
    value={shown}
    onChange={onChange}
    choices={[
      { value: 'all' as const, label: text.all(requirements.length) },
      ...GRAVITY.filter((state) => countOf(requirements, state) > 0).map((state) => ({
        value: state,
        label: text.counts[state](countOf(requirements, state)),
        icon: <VerdictMark kind={state} />,
      })),
    ]}
  />
)

interface SchemeProps {
  readonly scheme: SchemeKey
  readonly requirements: readonly RequirementState[]
  readonly year: number
  readonly onSay: () => void
}

/** Requirements of one support, the gravest first; those that stand alike keep their order. */
const Scheme = ({ scheme, requirements, year, onSay }: SchemeProps) => (
  <Card title={text.schemes[scheme]}>
    <ul className={styles.list}>
      {requirements.map((requirement) => (
        <RequirementItem key={requirement.key} requirement={requirement} year={year} onSay={onSay} />
      ))}
    </ul>
  </Card>
)

function Requirements({ schemes, onSay }: { readonly schemes: SchemesOfYear; readonly onSay: () => void }) {
  const [wanted, setWanted] = useState<Shown>('all')
  const { requirements, year } = schemes
  const isGone = wanted !== 'all' && countOf(requirements, wanted) === 0
  const shown = isGone ? 'all' : wanted
  const chosen = requirements
    .filter(({ now }) => shown === 'all' || now.state === shown)
    .toSorted((a, b) => gravityOf(a) - gravityOf(b))
  const byScheme = Map.groupBy(chosen, ({ part }) => PARTS[part].scheme)
  const gravestOf = (scheme: SchemeKey): number => Math.min(...(byScheme.get(scheme) ?? []).map(gravityOf))
  return (
    <>
      <StateFilter requirements={requirements} shown={shown} onChange={setWanted} />
      {SCHEMES.toSorted((a, b) => gravestOf(a) - gravestOf(b)).map((scheme) => {
        const own = byScheme.get(scheme)
        return own && <Scheme key={scheme} scheme={scheme} requirements={own} year={year} onSay={onSay} />
      })}
    </>
  )
}

/** `/toetused/{year}`: where the farm takes part, and how it stands with everything that is asked of it. */
export function SchemesPage() {
  const year = useGlobalYear()
  const schemes = useQuery(schemesQuery(year))
  const [isChanging, setIsChanging] = useState(false)
  const { data } = schemes
  const open = (): void => setIsChanging(true)
  const isEmpty = data?.requirements.length === 0
  return (
    <Page
      actions={
        data &&
        !isEmpty && (
          <>
            <ParticipationHistory year={year} />
            <ChangeButton onClick={open} />
          </>
        )
      }
    >
      {!data && schemes.isError && <QueryFailed query={schemes} title={text.loadFailed} />}
      {!data && !schemes.isError && <DelayedSkeleton lines={6} height={64} />}
      {data && isEmpty && (
        <EmptyState
          icon={<IconChecklist size={32} />}
          title={text.emptyTitle}
          action={<ChangeButton onClick={open} />}
        >
          {text.empty}
        </EmptyState>
      )}
      {data && !isEmpty && <Requirements key={year} schemes={data} onSay={open} />}
      {data && isChanging && (
        <ParticipationDialog
          year={year}
          participation={data.participation}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Page>
  )
}
