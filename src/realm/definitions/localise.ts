export * from '#schemas/localise.ts';
