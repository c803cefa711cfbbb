import rules from './.dependency-cruiser.cjs';

/** The houses whose folders must not use each other in a circle. */
const folders = '^(operator|bank)(/|$)';

export default {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      comment:
        'Folders that use each other cannot be read one after the other. Move the part that both need below them.',
      scope: 'folder',
      from: { path: folders },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    // Tests look wherever they need to, and so do the declarations of modules that the build writes.
    exclude: { path: ['^(dist|coverage|tests)/', '\\.test\\.tsx?$', '\\.d\\.ts$'] },
  },
};
