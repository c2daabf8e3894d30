import type { Context, Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { MerchantEnv } from '../core/provider.ts';
import { createListObject, createSearchObject, parseSearch } from './stripe-list.ts';
import type { StripeRecords, StripeRow } from './stripe-records.ts';

type StripeHttp = Context<MerchantEnv>;

/** Adds the calls that read: one object, a list, a search. */
export function addReads(app: Hono<MerchantEnv, BlankSchema, string>, records: StripeRecords): void {
  const answer = (http: StripeHttp, object: object) => {
    const paths = Object.entries(http.req.queries()).flatMap(([name, values]) =>
      name.startsWith('expand[') ? values : [],
    );
    return http.json(records.expand(http.get('merchant').realm, object, paths) as object);
  };
  const listOwn = <T extends { id: string }>(rows: readonly StripeRow<T>[], http: StripeHttp): T[] =>
    rows.filter(({ realm }) => realm === http.get('merchant').realm).map(({ object }) => object);
  const readRealm = (http: StripeHttp) => http.get('merchant').realm;

  const searchable = { customers: records.customer, payment_intents: records.payment_intent, charges: records.charge };
  for (const [name, collection] of Object.entries(searchable)) {
    app.get(`/${name}/search`, (http) => {
      const isMatch = parseSearch(http.req.query('query'));
      const rows: StripeRow<{ id: string }>[] = collection.list();
      return answer(http, createSearchObject(`/v1/${name}/search`, listOwn(rows, http).filter(isMatch)));
    });
  }
  /** Query parameters by which a list is limited to objects with the same value. */
  const filters = ['customer', 'payment_intent', 'charge', 'type', 'email'];
  const lists: Record<
    string,
    { list: () => StripeRow<{ id: string }>[]; get: (id: string) => StripeRow<object> | undefined }
  > = {
    customers: records.customer,
    payment_methods: records.methods,
    payment_intents: records.payment_intent,
    setup_intents: records.setup_intent,
    charges: records.charge,
    refunds: records.refund,
    disputes: records.dispute,
    events: records.event,
  };
  for (const [name, collection] of Object.entries(lists)) {
    app.get(`/${name}`, (http) => {
      const query = http.req.query();
      const found = listOwn(collection.list(), http).filter((object) =>
        filters.every(
          (filter) => query[filter] === undefined || new Map(Object.entries(object)).get(filter) === query[filter],
        ),
      );
      return answer(http, createListObject(`/v1/${name}`, found, query));
    });
    app.get(`/${name}/:id`, (http) => {
      const id = http.req.param('id');
      if (name === 'payment_methods') return answer(http, records.getMethod(readRealm(http), id, 'id').object);
      return answer(http, records.get(collection, readRealm(http), id).object);
    });
  }
  app.get('/customers/:id/payment_methods', (http) => {
    const { id } = records.get(records.customer, readRealm(http), http.req.param('id'));
    const found = listOwn(records.methods.list(), http).filter(({ customer }) => customer === id);
    return answer(http, createListObject(`/v1/customers/${id}/payment_methods`, found, http.req.query()));
  });
}
