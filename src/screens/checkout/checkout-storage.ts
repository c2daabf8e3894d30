import type { PayRequest } from '#renderers/ports/checkout.ts';

/** A press of the button to pay, kept until its answer has arrived. */
export interface Press {
  idempotencyKey: string;
  request: PayRequest;
}

/** What a tab remembers of the checkout of a licence. */
interface TabMemory {
  choice?: string | undefined;
  press?: Press | undefined;
}

/** Memory of the checkout in the browser, so that a reload lands on the right step. */
export interface CheckoutStorage {
  getTab: () => TabMemory;
  updateTab: (change: TabMemory) => void;
  /** Id of the licence's basket, which all tabs share. */
  getBasketId: () => string | undefined;
  setBasketId: (id: string | undefined) => void;
  /** Id of the latest unfinished purchase, which all tabs share. */
  getPurchaseId: () => string | undefined;
  setPurchaseId: (id: string | undefined) => void;
  /** Calls the listener when another tab begins or ends a purchase. Returns a function that ends that. */
  onOtherTab: (listener: (purchaseId: string) => void) => () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads the memory of a tab. Text of another version is ignored: the page then starts with the defaults. */
function parseTab(text: string | null): TabMemory {
  if (text === null) return {};
  let memory: unknown;
  try {
    memory = JSON.parse(text);
  } catch {
    return {};
  }
  if (!isRecord(memory)) return {};
  const { choice, press } = memory;
  const isPress = isRecord(press) && typeof press['idempotencyKey'] === 'string' && isRecord(press['request']);
  return {
    ...(typeof choice === 'string' && { choice }),
    // The server validates the request again.
    ...(isPress && { press: press as unknown as Press }),
  };
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Runs an access to the browser's storage, which the user may have switched off: the page then remembers nothing. */
function access<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/**
 * Creates the memory of a licence's checkout. The functions return the browser's storage areas.
 * @param subject id of the licence; a checkout that changes its card, and each gift, has another subject
 */
export function createCheckoutStorage(
  subject: number | `${number}/card` | `gift/${string}`,
  session: () => Area,
  local: () => Area,
): CheckoutStorage {
  const tabKey = `playbill-checkout:${subject}`;
  const purchaseKey = `playbill-purchase:${subject}`;
  const basketKey = `playbill-basket:${subject}`;
  const getShared = (key: string) => access(() => local().getItem(key) ?? undefined, undefined);
  const setShared = (key: string, id: string | undefined) =>
    access(() => (id === undefined ? local().removeItem(key) : local().setItem(key, id)), undefined);
  const getTab = () => access(() => parseTab(session().getItem(tabKey)), {});
  return {
    getTab,
    updateTab: (change) =>
      access(() => session().setItem(tabKey, JSON.stringify({ ...getTab(), ...change })), undefined),
    getBasketId: () => getShared(basketKey),
    setBasketId: (id) => setShared(basketKey, id),
    getPurchaseId: () => getShared(purchaseKey),
    setPurchaseId: (id) => setShared(purchaseKey, id),
    onOtherTab(listener) {
      // Browsers send this event to the other tabs only.
      const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
        const purchaseId = newValue ?? oldValue;
        if (key === purchaseKey && purchaseId !== null) listener(purchaseId);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
