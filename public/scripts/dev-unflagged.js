document.documentElement.dataset.unflaggedScript = 'ran';
