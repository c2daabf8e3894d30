import { encodePixCode, isChecksumValid } from './br-code.ts';
import type { GatewayContext, PixCharge } from './provider.ts';
import { openTasks } from './tasks.ts';
import { type Collection, newId } from './store.ts';

/** PIX codes of all providers. */
export interface PixCharges extends Pick<Collection<PixCharge>, 'list'> {
  create: (charge: Omit<PixCharge, 'id' | 'code'>) => PixCharge;
  /** Finds the charge of a code that the user scanned or pasted. */
  findByCode: (code: string) => PixCharge | 'broken' | undefined;
  /** Ends the time to pay now. */
  expire: (charge: PixCharge) => void;
}

/** Task that tells a provider that the time to pay a PIX code has ended; its object is the provider's payment. */
export const PIX_EXPIRY_TASK = 'pix-expiry';

/** Opens the PIX codes. */
export function openPixCharges(context: Pick<GatewayContext, 'store' | 'browserOrigin' | 'clock'>): PixCharges {
  const charges = context.store.collection<PixCharge>('pix-charges');
  const tasks = openTasks(context);
  return {
    list: charges.list,
    create: (order) => {
      const id = newId('pix');
      const url = `${new URL(context.browserOrigin).host}/pix/${id}`;
      const code = encodePixCode({
        url,
        amount: order.amount,
        name: `PLAYBILL ${order.realm.toUpperCase()}`,
        city: 'SAO PAULO',
      });
      const { provider, object, expiresAt } = order;
      tasks.put({ id: `task_${id}`, provider, kind: PIX_EXPIRY_TASK, object, at: expiresAt });
      return charges.put({ ...order, id, code });
    },
    findByCode: (text) => {
      const code = text.trim();
      const found = charges.list().find((charge) => charge.code === code);
      return found ?? (isChecksumValid(code) ? undefined : 'broken');
    },
    expire: (charge) => {
      const task = tasks.get(`task_${charge.id}`);
      if (task) tasks.put({ ...task, at: 0 });
      charges.put({ ...charge, expiresAt: Math.min(charge.expiresAt, context.clock.now()) });
    },
  };
}
