page-title = Stolik
