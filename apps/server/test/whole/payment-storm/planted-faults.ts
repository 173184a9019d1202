// Faults that a careless change could bring in, planted on purpose: a storm with one of them must find it.

import type { DatabaseSettings } from '#src/db/open-database.ts'
import { asOwner } from '#test/databases/as-owner.ts'

type Trigger = { readonly when: string; readonly does: string }

const faults = {
  // Nothing tells any more that a charge was booked.
  'charges are not remembered': {
    when: 'BEFORE INSERT OR UPDATE ON payment',
    does: 'NEW.charge_id := NULL; RETURN NEW;',
  },
  // Answered with a 200, and thrown away.
  'news of money is dropped': {
    when: `BEFORE INSERT ON webhook_event`,
    does: `IF NEW.body LIKE '%payment.paid%' THEN RETURN NULL; END IF; RETURN NEW;`,
  },
  'members are told twice': {
    when: 'AFTER INSERT ON notification',
    does: `IF pg_trigger_depth() = 1 THEN
             INSERT INTO notification (account_id, kind, title, body, created_at)
             VALUES (NEW.account_id, NEW.kind, NEW.title, NEW.body, NEW.created_at);
           END IF; RETURN NEW;`,
  },
} as const satisfies Record<string, Trigger>

export type PlantedFault = keyof typeof faults

export async function plantFault(
  { settings }: { readonly settings: DatabaseSettings },
  fault: PlantedFault,
): Promise<void> {
  const { when, does } = faults[fault]
  await asOwner(settings, async owner => {
    await owner.query({
      text: `CREATE FUNCTION plant_fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${does} END $$`,
    })
    await owner.query({
      text: `CREATE TRIGGER planted_fault ${when} FOR EACH ROW EXECUTE FUNCTION plant_fault()`,
    })
  })
}
