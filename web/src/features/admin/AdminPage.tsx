import { RegisterFacts } from '../../entities/registers/RegisterFacts.tsx'
import { registersText } from '../../entities/registers/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import { AdminGate } from './AdminGate.tsx'
import { OverviewParts } from './OverviewParts.tsx'
import { RegisterUpload } from './RegisterUpload.tsx'
import { adminText } from './text.ts'

/** `/ylevaade`: what an admin looks after. */
export const AdminPage = () => (
  <Page title={adminText.title}>
    <AdminGate>
      <OverviewParts />
      <Card title={registersText.title}>
        <RegisterFacts />
      </Card>
      <RegisterUpload />
    </AdminGate>
  </Page>
)
