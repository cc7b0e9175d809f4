import { Alert, Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AGENCY_KIND_OF } from '@vagu/core/pria/kinds'
import { isMassLoss } from '@vagu/core/pria/mass-loss'
import type { PriaComparison } from '@vagu/core/pria/schema'
import { priaConnectionQuery } from '../../entities/pria/queries.ts'
import { priaText } from '../../entities/pria/text.ts'
import { pathTo } from '../../navigation/paths.ts'
import layout from '../../ui/layout.module.css'
import styles from './Comparison.module.css'
import { compareText as text } from './text.ts'

interface Props {
  readonly comparison: PriaComparison
  readonly isAsking: boolean
  readonly onAsk: () => void
}

function Season({ comparison: { year, season, asOf }, isAsking }: Omit<Props, 'onAsk'>) {
  const facts = [
    season &&
      text.seasons[season.state] +
        (season.state === 'OPEN' && season.closesOn !== null ? ` ${text.closesOn(season.closesOn)}` : ''),
    asOf && text.asOf(asOf),
  ]
  return (
    <div>
      <h2 className={styles.season}>{text.season(year)}</h2>
      <p className={layout.quiet} role="status">
        {isAsking ? text.asking : facts.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

/** Hindrance of both comparing and sending, with the way out. */
const Stopped = ({ words }: { readonly words: string }) => (
  <Alert color="yellow">
    <p className={styles.alertText}>{words}</p>
    <Button component={Link} to={pathTo('priaConnect')} variant="default">
      {text.toConnection}
    </Button>
  </Alert>
)

/** Trouble with the agency. */
function Access({ comparison: { access, season } }: Pick<Props, 'comparison'>) {
  if (access !== 'CONNECTED') return <Stopped words={text.access[access]} />
  if (season?.state === 'CLOSED') return <Alert color="yellow">{text.closed}</Alert>
  return season?.state === 'NOT_YET' ? <Alert color="gray">{text.notYet}</Alert> : null
}

/** Says of a mandate that ended, or lets records of the kind be looked at alone, what would be refused. */
function Mandate({ comparison: { kind, access } }: Pick<Props, 'comparison'>) {
  const mandate = useQuery(priaConnectionQuery).data?.mandate
  if (access !== 'CONNECTED' || !mandate) return null
  if (mandate.kind === 'ENDED' || mandate.kind === 'NONE')
    return <Stopped words={`${text.access.NO_MANDATE} ${priaText.mandate(mandate)}`} />
  const isLimited = mandate.kind === 'LIMITED' && !mandate.kinds.includes(AGENCY_KIND_OF[kind])
  return isLimited && <Alert color="yellow">{text.readOnly}</Alert>
}

/** Says of an answer of PRIA that it can be believed in part alone. */
function Doubts({ comparison: { rows, unreadable } }: Pick<Props, 'comparison'>) {
  return (
    <>
      {unreadable > 0 && <Alert color="yellow">{text.unreadable(unreadable)}</Alert>}
      {isMassLoss(rows) && <Alert color="red">{text.massLoss}</Alert>}
    </>
  )
}

/** Season of a comparison and its state, when the agency was asked, and asking it anew. */
export function Head({ comparison, isAsking, onAsk }: Props) {
  const { access, asOf } = comparison
  return (
    <>
      <div className={layout.spread}>
        <Season comparison={comparison} isAsking={isAsking} />
        <Button
          variant={asOf === null ? 'filled' : 'default'}
          leftSection={<IconRefresh size={20} aria-hidden />}
          loading={isAsking}
          disabled={access !== 'CONNECTED'}
          onClick={onAsk}
        >
          {asOf === null ? text.compare : text.compareAgain}
        </Button>
      </div>
      <Access comparison={comparison} />
      <Mandate comparison={comparison} />
      <Doubts comparison={comparison} />
    </>
  )
}
