// The browser's own shelf, in IndexedDB: a small database with a store for each kind of thing. Where there is none (a
// private window, an old disk), everything works and nothing is remembered.

const NAME = "cubecup";
const VERSION = 1;
const STORES = { races: "key", practice: "id" } as const; // name and the field that identifies

export type StoreName = keyof typeof STORES;

let opening: Promise<IDBDatabase | undefined> | undefined;

function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === "undefined") return resolve(undefined);
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, VERSION);
    } catch {
      return resolve(undefined);
    }
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(STORES)) {
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath });
      }
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close(); // a newer page wants it
      resolve(database);
    };
    request.onerror = request.onblocked = () => resolve(undefined);
  });
  return opening;
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("the shelf is full"));
  });
}

/** Everything on a shelf; what cannot be read is not there. */
export async function all(store: StoreName): Promise<unknown[]> {
  const database = await open();
  if (!database) return [];
  return new Promise((resolve) => {
    const request = database.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve([]);
  });
}

export async function one(store: StoreName, key: string): Promise<unknown> {
  const database = await open();
  if (!database) return undefined;
  return new Promise((resolve) => {
    const request = database.transaction(store).objectStore(store).get(key);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}

/** Put things on a shelf: all of them or none. */
export async function put(store: StoreName, things: readonly object[]): Promise<void> {
  const database = await open();
  if (!database) return;
  const transaction = database.transaction(store, "readwrite");
  for (const thing of things) transaction.objectStore(store).put(thing);
  await done(transaction);
}

export async function remove(store: StoreName, key: string): Promise<void> {
  const database = await open();
  if (!database) return;
  const transaction = database.transaction(store, "readwrite");
  transaction.objectStore(store).delete(key);
  await done(transaction);
}
