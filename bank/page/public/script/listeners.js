/** Keeps the listeners of each event. */
function createListeners() {
  const byName = new Map();
  return {
    add: (name, listener) => void byName.set(name, [...(byName.get(name) ?? []), listener]),
    remove: (name, listener) =>
      void byName.set(
        name,
        (byName.get(name) ?? []).filter((each) => each !== listener),
      ),
    tell(name, payload) {
      for (const listener of byName.get(name) ?? []) listener(payload);
    },
  };
}
